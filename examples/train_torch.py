#!/usr/bin/env python3
"""Trains a net for Petteia's bots with PyTorch, from positions that petteia wrote (docs/TRAINING.md).

    petteia train cyclades --games 4000 --generations 1 --positions positions.npy
    examples/train_torch.py positions.npy weights.npy
    petteia train cyclades --weights weights.npy -o my.net
    petteia sim cyclades --games 400 --seats 3 --bots greedy:judge=my.net,greedy

The shape is that of the net: inputs, two small layers whose activations run from 0 to 4, and two numbers a seat. The first
becomes a share of the win by softmax over the seats of a position, the second a share by place."""
import sys

import numpy
import torch

FIRST, SECOND, EPOCHS, BATCH = 32, 16, 6, 256  # petteia train --first, --second


class Net(torch.nn.Module):
    def __init__(self, inputs):
        super().__init__()
        self.layers = torch.nn.ModuleList([torch.nn.Linear(inputs, FIRST), torch.nn.Linear(FIRST, SECOND), torch.nn.Linear(SECOND, 2)])

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = layer(x).clamp(0, 4)
        return self.layers[-1](x)


def load(path):
    """Positions x seats x ..., where fewer sit the last seats are empty."""
    rows = numpy.load(path)
    _, position = numpy.unique(rows["position"], return_inverse=True)
    shape = (position.max() + 1, rows["seat"].max() + 1)

    def table(name, inner=(), kind=numpy.float32):
        out = numpy.zeros(shape + inner, kind)
        out[position, rows["seat"]] = rows[name]
        return out

    seated = numpy.zeros(shape, bool)
    seated[position, rows["seat"]] = True
    game = table("game", kind=numpy.int64)[:, 0]
    inputs = table("inputs", rows["inputs"].shape[1:]) / 128
    return [torch.from_numpy(x) for x in (inputs, table("win"), table("place"), seated)], game % 10 == 0


def entropy(logits, wanted, seated):
    logits = logits.masked_fill(~seated, -1e9)
    return -(wanted * torch.log_softmax(logits, 1)).sum(1).mean()


def main():
    (inputs, win, place, seated), held = load(sys.argv[1])
    held = torch.from_numpy(held)
    torch.manual_seed(1)
    net = Net(inputs.shape[2])
    print(f"{len(inputs)} positions, {inputs.shape[2]} inputs; held out: {int(held.sum())}")
    learn = torch.nonzero(~held).flatten()
    steps = max(1, EPOCHS * (len(learn) // BATCH))
    adam = torch.optim.Adam(net.parameters(), 2e-3)
    slower = torch.optim.lr_scheduler.ExponentialLR(adam, 0.05 ** (1 / steps))
    for epoch in range(EPOCHS):
        for batch in learn[torch.randperm(len(learn))].split(BATCH):
            out = net(inputs[batch])
            loss = entropy(out[..., 0], win[batch], seated[batch]) + 0.5 * entropy(out[..., 1], place[batch], seated[batch])
            adam.zero_grad()
            loss.backward()
            adam.step()
            slower.step()
        with torch.no_grad():
            out = net(inputs[held])
            print(f"epoch {epoch + 1}: cross entropy of the winner in games held out {float(entropy(out[..., 0], win[held], seated[held])):.4f}")
    flat = [part.detach().numpy().ravel() for layer in net.layers for part in (layer.weight, layer.bias)]
    numpy.save(sys.argv[2], numpy.concatenate(flat).astype("<f4"))


if __name__ == "__main__":
    main()
