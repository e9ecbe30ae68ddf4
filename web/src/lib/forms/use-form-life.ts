import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { notify } from '../notify.ts';
import { isApiError } from '../api/api-error.ts';
import { describeError, describeFormError, describeUnknownOutcome, isOutcomeUnknown } from '../api/describe-error.ts';
import { type IdempotencyKeys, useIdempotencyKeys } from '../api/idempotency.ts';
import type { UploadControl } from '../api/upload.ts';
import { words } from './words.ts';
import { copyOf } from './copy-of.ts';
import { errorList, type FieldProblem } from './error-list.ts';
import { type Sending, useSending } from './use-sending.ts';
import { showServerErrors } from './server-errors.ts';
import { type Conflict, type Edited, useConflict, type Version } from './use-conflict.ts';
import { type DraftOptions, type DraftState, useDraft, useKeptDraft } from './use-draft.ts';
import { useStoredValues } from './use-stored-values.ts';
import { compareVersions, type Labels } from './versions.ts';

interface SaveCall {
  /** What the writer has seen, 0 of something new. */
  version: number;
  keys: IdempotencyKeys;
  /** For `sendForm`, which tells how far a file is. */
  control: UploadControl;
}

export interface FormLifeOptions<Values extends FieldValues, Body, Saved> {
  /** What the form begins with; of a stored record (`edited`), the values of its newest version. */
  start: Values;
  resolver: Resolver<Values, unknown, Body>;
  labels: (values: Values) => Labels;
  /** Sends it; throws an `ApiError`. */
  save: (body: Body, call: SaveCall) => Promise<Saved>;
  /** `former` is what was stored before. */
  onSaved?: (saved: Saved, former: Values) => void | Promise<void>;
  /** The toast of a failure. */
  failed?: string | ((error: unknown) => string);
  /** What the feature itself knows of a failure: sentences for the top, none when it shows it elsewhere. */
  explain?: (error: unknown) => readonly string[] | undefined | Promise<readonly string[] | undefined>;
  /** Which field a path of the server's errors belongs to; the field of that name when not given. */
  fieldOf?: (path: string) => string | null;
  /** Says what the form waits for (an image on its way): until then it is not sent, and not left without asking. */
  waitsFor?: () => string | null;
  /** Asks the person of what cannot be taken back; not sent where the answer is no. */
  agrees?: (body: Body, former: Values) => Promise<boolean>;
  /** A field or two: the first wrong one takes the focus, and not the summary; of one alone there is none. */
  isShort?: boolean;
  /** It asks, as a login does: sent again it is sent anew, and nothing is doubted. */
  storesNothing?: true;
  edited?: Edited<Values>;
  /** Keeps what is typed through a reload and a session that ended. */
  draft?: DraftOptions<Values>;
}

export interface FormNotice {
  text: string;
  /** Nobody knows whether it was saved: sent again as it is, it is not saved twice. */
  isDoubt: boolean;
}

/** What the frames of a form show of its life. */
export interface FormLife {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  problems: readonly FieldProblem[];
  others: readonly string[];
  /** What is no failure: it was stopped, or nobody knows whether it was saved. */
  notice: FormNotice | null;
  /** The number of the attempt whose result is shown; 0 while one is under way. */
  attempt: number;
  isSaving: boolean;
  /** A file that is on its way with it. */
  sending: Sending | null;
  isSaved: boolean;
  /** What stands in it was put together from two versions, and is not stored yet. */
  isMerged: boolean;
  isShort: boolean;
  /** Whether it asks for one thing alone. */
  hasOneField: boolean;
  /** Whether something would be lost now: reads the form at the moment of asking, not as it was last shown. */
  hasUnsaved: () => boolean;
  conflict: Conflict | null;
  draft: DraftState | null;
}

/**
 * The life of every form: written, judged from the first attempt on, sent once, then saved, or refused with everything
 * typed still there. Nobody's version is overwritten unseen.
 */
export function useFormLife<Values extends FieldValues, Body, Saved>(options: FormLifeOptions<Values, Body, Saved>) {
  const {
    start,
    resolver,
    labels,
    save,
    onSaved,
    failed,
    explain,
    fieldOf,
    waitsFor,
    agrees,
    isShort = false,
    storesNothing = false,
    edited,
    draft: draftOptions,
  } = options;
  const known = { version: edited?.version ?? 0, values: start };
  const { name, kept } = useKeptDraft(draftOptions, known);
  const form = useForm<Values, unknown, Body>({
    // A whole set of values is a set of defaults, which the library's type does not see.
    defaultValues: (kept?.values ?? start) as DefaultValues<Values>,
    resolver,
    shouldFocusError: isShort,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const [others, setOthers] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const isInDoubt = useRef(false);
  const tell = (next: FormNotice | null) => {
    isInDoubt.current = next?.isDoubt ?? false;
    setNotice(next);
  };
  const [isAsking, setAsking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isMerged, setMerged] = useState(false);
  const keys = useIdempotencyKeys();
  const { sending, begin, end } = useSending();
  const isRunning = useRef(false);
  const wasSaved = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const stored = useStoredValues(form, { draftBase: kept?.base, known, isWaiting: () => Boolean(waitsFor?.()) });
  const { base, hasUnsaved } = stored;
  const goOnFrom = (next: Version<Values>) => {
    stored.goOnFrom(next);
    setOthers([]);
    tell(null);
    setSaved(false);
    setMerged(false);
  };

  const draft = useDraft(form, { name, kept, keeps: draftOptions?.keeps, base, hasUnsaved, known, goOnFrom });

  const goOnWithBoth = (newest: Version<Values>, merged: Values) => {
    goOnFrom(newest);
    form.reset(merged, { keepDefaultValues: true });
  };
  const { meet, conflict } = useConflict<Values>(
    {
      onDiscard: goOnFrom,
      onMerge: (newest, merged) => {
        goOnWithBoth(newest, merged);
        setMerged(true);
      },
    },
    edited?.textOf,
  );
  /** Puts a newer version and mine together, where both fit and neither is stored with the other yet. */
  const join = useRef<(() => void) | null>(null);

  const finish = () => {
    keys.forget();
    stored.settle();
    draft?.forget();
    tell(null);
    wasSaved.current = true;
    setSaved(true);
  };
  const compare = async ({ readNewest, onStoredAlready, gone }: Edited<Values>) => {
    const newest = await readNewest(form.getValues());
    if (!newest) return setOthers([gone ?? words.savedMeanwhile()]);
    if (newest.version === base().version) return setOthers([words.savedMeanwhile(newest.by), words.savedUnread]);
    const mine = form.getValues();
    const met = meet({ ...labels(newest.values), ...labels(mine) }, base().values, mine, newest);
    if (met.is === 'asked') return setOthers([words.savedMeanwhile(newest.by)]);
    if (met.is === 'merged') return void (join.current = () => goOnWithBoth(newest, met.values));
    finish();
    onStoredAlready(newest);
  };
  const refuse = async (error: unknown) => {
    if (!storesNothing && isOutcomeUnknown(error)) return tell({ text: describeUnknownOutcome(error), isDoubt: true });
    // A failure to ask again says nothing of what was sent before.
    if (isInDoubt.current && isApiError(error) && error.isTransient) return setOthers([describeError(error)]);
    tell(null);
    const toast = typeof failed === 'function' ? failed(error) : failed;
    const isConflict = edited && isApiError(error) && error.kind === 'conflict';
    // Two versions are a question to the person, and no failure.
    if (toast && !isConflict) notify.error(toast);
    const explained = await explain?.(error);
    if (explained) return setOthers(explained);
    if (edited && (isConflict || (isApiError(error) && error.kind === 'not-found'))) {
      return compare(edited).catch((second: unknown) => setOthers([describeFormError(second)]));
    }
    const known = labels(form.getValues());
    setOthers(showServerErrors(form, error, fieldOf ?? ((path) => (Object.hasOwn(known, path) ? path : null))));
  };

  /** What was typed while a save was under way, and is not in it; what was made anew shows what was sent. */
  const typedSince = (sent: Values): string[] => {
    if (storesNothing) return [];
    const mine = form.getValues();
    const since = compareVersions(labels(mine), { base: sent, mine, theirs: sent }).map(({ label }) => label);
    if (since.length > 0 && !edited) form.reset(sent, { keepDefaultValues: true });
    return since;
  };
  /** Of a record that is stored the rest is saved with the next press. */
  const keepRest = (sent: Values) => {
    keys.forget();
    stored.settleOn(sent);
    wasSaved.current = true;
    tell({ text: words.restUnsaved, isDoubt: false });
  };
  /** While the person is asked nothing is being saved. */
  const asksFirst = async (body: Body, former: Values): Promise<boolean> => {
    if (!agrees) return true;
    setAsking(true);
    try {
      return await agrees(body, former);
    } finally {
      setAsking(false);
    }
  };
  const send = async (body: Body, sent: Values, isRepeated: boolean) => {
    setOthers([]);
    if (!isInDoubt.current) tell(null);
    setMerged(false);
    const waiting = waitsFor?.();
    if (waiting) return setOthers([waiting]);
    if (edited?.unchanged && !hasUnsaved()) return notify.info(edited.unchanged);
    const { version, values: former } = base();
    if (!isRepeated && !(await asksFirst(body, former))) return;
    const control = begin();
    let saved: Saved;
    try {
      saved = await save(body, { version, keys, control });
    } catch (error) {
      if (!control.signal.aborted) return refuse(error);
      return isInDoubt.current ? undefined : tell({ text: words.notSent, isDoubt: false });
    } finally {
      end();
    }
    const since = typedSince(sent);
    if (since.length > 0 && edited) return keepRest(sent);
    finish();
    if (since.length > 0) notify.warning(words.savedWithout(since));
    await onSaved?.(saved, former);
  };
  const attempt = (event: BaseSyntheticEvent | undefined, isRepeated: boolean) => {
    join.current = null;
    wasSaved.current = false;
    const sent = copyOf(form.getValues());
    return form.handleSubmit(
      (body) => send(body, sent, isRepeated),
      () => setOthers([]),
    )(event);
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    // Pressed twice before the button shows that it is at work.
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await attempt(event, false);
      // Who has left meanwhile wanted nothing to be sent any more.
      if (!join.current || isLeft.current) return;
      join.current();
      await attempt(event, true);
      if (wasSaved.current || isInDoubt.current) return;
      // Refused, or somebody was faster again: what is there is of two people, and the person says when it is sent.
      join.current?.();
      setMerged(true);
    } finally {
      isRunning.current = false;
    }
  };

  const asked = labels(form.getValues());
  const life: FormLife = {
    submit,
    problems: errorList(errors, asked),
    others,
    notice,
    attempt: isSubmitting ? 0 : submitCount,
    isSaving: isSubmitting && !isAsking,
    sending,
    isSaved,
    isMerged,
    isShort,
    hasOneField: Object.keys(asked).length === 1,
    hasUnsaved,
    conflict,
    draft,
  };
  return {
    form,
    life,
    /** Goes on from what was saved. */
    goOnFrom,
    /** Fills in what nobody has to choose. */
    propose: stored.propose,
    /** Says what another call of the same screen failed with. */
    refuse,
  };
}
