#!/bin/sh
# Starts a command ahead of all others; without the right to do so, like all others.
exec nice -n -15 "$@"
