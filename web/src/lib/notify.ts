export type ToastTone = 'success' | 'error' | 'info' | 'warning';

export interface ToastRequest {
  tone: ToastTone;
  text: string;
  /** Said in the form, too: over as soon as somebody types. */
  isPassing?: boolean;
  /** Takes back what was done: offered for as long as it is shown. */
  undo?: () => void;
  /** What was changed, as `journey` or `journey/service`: what took back an older change of it, or of a part of it, is over. */
  subject?: string;
}

type Show = (toast: ToastRequest) => void;

let show: Show | null = null;
let onFirst: (() => void) | null = null;
const waiting: ToastRequest[] = [];

function tell(tone: ToastTone, text: string, more: Pick<ToastRequest, 'isPassing' | 'undo' | 'subject'> = {}): void {
  const toast = { tone, text, ...more };
  if (show) return show(toast);
  waiting.push(toast);
  onFirst?.();
}

/** Says something that goes away by itself (product 17.2). The same text is not shown twice at once, unless each takes back its own. */
export const notify = {
  success: (text: string, subject?: string) => tell('success', text, subject === undefined ? {} : { subject }),
  /** Done at once, and taken back by a press for 10 s. */
  undoable: (text: string, subject: string, undo: () => void) => tell('success', text, { subject, undo }),
  error: (text: string) => tell('error', text),
  errorUntilTyped: (text: string) => tell('error', text, { isPassing: true }),
  info: (text: string) => tell('info', text),
  warning: (text: string) => tell('warning', text),
};

/** The container is on screen: it takes what waited, and all that follows. Answers how to let go. */
export function attachToasts(display: Show): () => void {
  show = display;
  for (const toast of waiting.splice(0)) display(toast);
  return () => {
    if (show === display) show = null;
  };
}

/** Has the container loaded before there is anything to say: without a connection it could not come any more. */
export function prepareToasts(): void {
  if (!show) onFirst?.();
}

/** Called when a toast waits and nobody shows it: the moment to load the container. */
export function whenToastsAreNeeded(load: () => void): () => void {
  onFirst = load;
  if (waiting.length > 0) load();
  return () => {
    onFirst = null;
  };
}
