import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { XMarkIcon } from '@heroicons/react/24/outline';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { words } from './words.ts';

export interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, the main one last; those of a form inside take their place. */
  actions?: ReactNode;
  /** A press beside the dialog does not close it: nothing written is lost by a slip. Escape and its buttons do. */
  isStatic?: boolean;
  size?: 'normal' | 'xl';
}

/** A list that is open under the cursor takes Escape for itself. */
function closesList({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true]');
}

/** The dialogs that are open, each over those before it: only the last one takes Escape. */
const openDialogs: symbol[] = [];

/** Escape wherever the focus is: a press beside the dialog may have taken it out. */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  const [self] = useState(() => Symbol('dialog'));
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    openDialogs.push(self);
    return () => void openDialogs.splice(openDialogs.indexOf(self), 1);
  }, [isOpen, self]);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || openDialogs.at(-1) !== self || closesList(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      escape();
    };
    // In place of Headless UI's own listener: it takes the focus from whatever has it, the question just opened too.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen, self]);
}

interface Footer {
  place: HTMLElement | null;
  /** From now on the foot is a form's; answers how to give it back. */
  take: () => () => void;
  /** Until it is given back, the dialog has fields by which a keyboard gets through it. */
  holdFields: () => () => void;
}

const nothingHeld = () => () => undefined;
const FooterContext = createContext<Footer>({ place: null, take: nothingHeld, holdFields: nothingHeld });

function useHeld() {
  const [count, setCount] = useState(0);
  const [hold] = useState(() => () => {
    setCount((held) => held + 1);
    return () => setCount((held) => held - 1);
  });
  return { isHeld: count > 0, hold };
}

function useFooter() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { isHeld: isTaken, hold: take } = useHeld();
  const { isHeld: hasFields, hold: holdFields } = useHeld();
  const footer = useMemo(() => ({ place, take, holdFields }), [place, take, holdFields]);
  return { footer, setPlace, isTaken, hasFields };
}

/** Puts a form's buttons, and what became of it, at the foot of the dialog around it, where they stay in sight. */
export function DialogFooter({ children }: { children: ReactNode }) {
  const { place, take } = useContext(FooterContext);
  useLayoutEffect(take, [take]);
  return place && createPortal(children, place);
}

/** Says that what is in the dialog has fields, for as long as they can be used. */
export function useDialogFields(isThere: boolean): void {
  const { holdFields } = useContext(FooterContext);
  useLayoutEffect(() => (isThere ? holdFields() : undefined), [isThere, holdFields]);
}

/** Where the screen is low, the whole dialog scrolls, but for its buttons; with letters that leave no room for these, too, all of it. */
const bodyStyle =
  'min-h-0 grow overflow-y-auto px-5 py-4 -outline-offset-2 sm:px-6 short:min-h-auto short:shrink-0 short:overflow-visible large-letters:min-h-auto large-letters:shrink-0 large-letters:overflow-visible';

/** A dialog over the page: focus stays in it and returns where it was. On a phone it is a sheet from the bottom. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, children, actions, isStatic = false, size = 'normal' } = props;
  const { footer, setPlace, isTaken, hasFields } = useFooter();
  useEscape(isOpen, onClose);
  return (
    <Dialog open={isOpen} onClose={isStatic ? () => undefined : onClose} className="relative z-50">
      <div aria-hidden="true" className="fixed inset-0 bg-ink/60" />
      <div className={classNames('dialog-place fixed inset-0', size === 'normal' && 'xl:[--toasts:0px]')}>
        <DialogPanel
          className={classNames(
            'row-start-2 flex min-h-0 w-full flex-col rounded-t-card bg-white shadow-float sm:rounded-card short:scroll-pb-16 short:overflow-y-auto large-letters:overflow-y-auto',
            size === 'xl' ? 'max-w-dialog-xl' : 'max-w-dialog',
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 sm:pl-6">
            <DialogTitle className="min-w-0 text-subtitle font-semibold large-letters:text-body">{title}</DialogTitle>
            <button
              type="button"
              aria-label={words.close}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-paper"
              onClick={onClose}
            >
              <XMarkIcon aria-hidden="true" className="size-6" />
            </button>
          </div>
          {/* Reachable by keyboard, so that a long text without controls can be scrolled; fields scroll as one goes through them. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div tabIndex={hasFields ? undefined : 0} className={bodyStyle}>
            <FooterContext value={footer}>{children}</FooterContext>
          </div>
          <div className="hidden shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 has-[button,a]:flex max-sm:[&_:is(a,button)]:grow sm:px-6 short:sticky short:bottom-0 short:bg-white short:py-1.5 large-letters:static large-letters:[&_div]:flex-wrap large-letters:[&_:is(a,button)]:w-full">
            {!isTaken && actions}
            <div ref={setPlace} className="contents" />
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
