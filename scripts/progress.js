const isTerminal = process.stderr.isTTY;

/**
 * Says how far something is: on a terminal one line that moves, in a log the same words every 15 seconds. `words` gives
 * the line as it is now.
 */
export function showProgress(words) {
  const timer = setInterval(show, isTerminal ? 200 : 15_000).unref();

  function show() {
    const line = words();
    if (!isTerminal) return say(line);
    process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
  }

  return {
    /** Prints something that stays, such as a failure. */
    note(text) {
      if (isTerminal) process.stderr.write("\r\x1b[K");
      say(text);
    },
    /** The last words stay. */
    end(text) {
      clearInterval(timer);
      this.note(text);
    },
  };
}

export function say(line) {
  if (!process.env.QUIET) console.error(line);
}

export function stopwatch() {
  const started = Date.now();
  return () => `${Math.round((Date.now() - started) / 1000)} s`;
}

/** 1,230 */
export function counted(number) {
  return number.toLocaleString("en");
}
