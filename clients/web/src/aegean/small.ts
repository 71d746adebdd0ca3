// Where the rail is a tab of its own, the auction comes into the sheet below the board. As in table.css.
export const small = () => matchMedia('(max-width: 1099px)').matches;
