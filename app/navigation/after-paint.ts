/** Calls `run` in a task of its own after the next paint, so that the effect of an input is seen first. */
export const afterPaint = (run: (_?: unknown) => void) =>
  void requestAnimationFrame(() => setTimeout(run))
