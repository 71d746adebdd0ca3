# Names and their forms (text/names.LANG) as entries of a message catalogue. The first line of a file
# names its columns; "nom" is the translation itself, the others are contexts ("dat" + "Ares"), "not" is
# for tools/lint-words.mjs. Only forms that some message asks for are written: the messages come first.
# The words that agree with a name (text/verbs.LANG) have the form "one", which goes with a person's name.
#     awk -f tools/names.awk [-v all=1] ru.po... names.ru... > names.po
function quote(s) { gsub(/["\\]/, "\\\\&", s); return "\"" s "\"" }
BEGIN {
	FS = "\t"
	print "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
}
FILENAME ~ /\.po$/ {
	line = $0
	while (match(line, /:[a-z]+}/)) {
		asked[substr(line, RSTART + 1, RLENGTH - 2)] = 1
		line = substr(line, RSTART + RLENGTH)
	}
	next
}
FNR == 1 { for (i = 1; i <= NF; i++) column[i] = $i; columns = NF; next }
/^#/ || $1 == "" { next }
{
	forms = ""
	for (i = 2; i <= NF; i++)
		if (column[i] != "not" && column[i] != "nom")
			forms = forms $i
	if (!all && forms == "")
		next # a word of the glossary without forms: the code does not use it
	for (i = 2; i <= columns; i++) {
		form = column[i]
		if ($i == "" || form == "not" || ($1, form) in done || !(form == "nom" || form == "one" || all || form in asked))
			continue
		done[$1, form] = 1
		print (form == "nom" ? "" : "msgctxt " quote(form) "\n") "msgid " quote($1) "\nmsgstr " quote($i) "\n"
	}
}
