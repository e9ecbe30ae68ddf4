import type { Guard } from '../guard.ts';

const newJourney = 'web/test/components/journey-form/new-journey.test.tsx';
const anyForm = 'web/test/components/lib/forms.test.tsx';
const passenger = 'web/test/components/passengers/passengers.test.tsx';

/** Nothing that is typed is lost, or done unasked. */
export const forms: readonly Guard[] = [
  {
    name: 'a draft that is taken up and is still not stored',
    file: 'web/src/lib/forms/use-form-life.ts',
    replace: [['draftBase: kept?.base,', 'draftBase: kept ?? undefined,']],
    suite: newJourney,
    test: 'a journey that comes back is not stored: leaving it asks',
    project: 'web',
  },
  {
    name: 'a draft of a record that somebody changed since',
    file: 'web/src/lib/forms/use-draft.ts',
    replace: [['base: isOlder ? { version, values: written } : known', 'base: known']],
    suite: 'web/test/components/staff-journey/edit.test.tsx',
    test: 'tells that the record changed meanwhile',
    project: 'web',
  },
  {
    name: 'a draft that is its own person',
    file: 'web/src/lib/forms/use-draft.ts',
    replace: [['ownDraft(options.name, user.id)', 'options.name']],
    suite: newJourney,
    test: 'what one person left is not shown to the next one in the same tab',
    project: 'web',
  },
  {
    name: 'drafts of the person before, once another logs in',
    file: 'web/src/lib/data.tsx',
    replace: [['return forgetDraftsOfOthers(state.user.id);', 'return;']],
    suite: 'web/test/components/lib/drafts.test.tsx',
    test: 'is gone once another person logs in on the same tab; the next one keeps the own',
    project: 'web',
  },
  {
    name: 'drafts of who logged out elsewhere meanwhile',
    file: 'web/src/lib/data.tsx',
    replace: [['  else forgetDraftsOfOthers(null);\n', '']],
    suite: 'web/test/components/lib/drafts.test.tsx',
    test: 'is gone when its person logged out in another tab while this one was away',
    project: 'web',
  },
  {
    name: 'a word that a name has twice, in whose document a file is',
    file: 'web/src/features/staff-journey/documents/match-passenger.ts',
    replace: [['[...new Set(wordsIn(fullName(person)))]', 'wordsIn(fullName(person))']],
    suite: 'web/test/components/staff-journey/match-passenger.test.tsx',
    test: 'a word that a name has twice counts once: what all share makes nobody sure',
    project: 'web',
  },
  {
    name: 'a journey of whom the address names, beside one that was left',
    file: 'web/src/features/journey-form/use-new-journey.ts',
    replace: [['`new-journey${search}`', '`new-journey`']],
    suite: newJourney,
    test: 'who is named by the address begins a journey of their own, and joins none that was left',
    project: 'web',
  },
  {
    name: 'somebody of the same name and day of birth, asked about within a journey too',
    file: 'web/src/lib/passengers/use-new-passengers.ts',
    replace: [['if (asked.length === 0) return result;', 'return result;']],
    suite: newJourney,
    test: 'who is made within a journey and is like somebody known is asked about, and may be that person',
    project: 'web',
  },
  {
    name: 'a question in a dialog that ends when the form is stored meanwhile',
    file: 'web/src/ui/modal.tsx',
    replace: [['if (!isUnsaved()) leave();', '']],
    suite: anyForm,
    test: 'lets who waits at it close the dialog',
    project: 'web',
  },
  {
    name: 'a question on a page that ends when the form is stored meanwhile',
    file: 'web/src/lib/forms/unsaved-changes.ts',
    replace: [['if (isBlocked && !hasUnsaved()) leave();', '']],
    suite: anyForm,
    test: 'lets who waits at it leave the page',
    project: 'web',
  },
  {
    name: 'an activation that is mailed only after a question',
    file: 'web/src/features/passengers/passenger-actions.tsx',
    replace: [
      [
        "const resend = () => ask('resend');",
        'const resend = () => void run(() => send(resendActivation, words.activationSent(email)));',
      ],
    ],
    suite: passenger,
    test: 'the activation is mailed again only after it was agreed to',
    project: 'web',
  },
  {
    name: 'the focus that stays on the page when what had it is gone',
    file: 'web/src/features/passengers/unconfirmed-account.tsx',
    replace: [['useKeepPlace(place);', '']],
    suite: passenger,
    test: 'the focus stays on the page once it agreed',
    project: 'web',
  },
  {
    name: 'a file of a service form that is stopped on its way',
    file: 'web/src/lib/forms/use-sending.ts',
    replace: [['const cancel = () => controller.abort();', 'const cancel = () => undefined;']],
    suite: 'web/test/components/service-forms/service-form.test.tsx',
    test: 'what was stopped on its way is not stored, and may be sent again',
    project: 'web',
  },
  {
    name: 'the order of what is written in one line',
    file: 'libs/contracts/src/validation/fields.ts',
    replace: [['!/[\\u202A-\\u202E\\u2066-\\u2069]/.test(value)', 'value !== null']],
    project: 'unit',
    suite: 'libs/contracts/test/unit/typed-values.test.ts',
    test: 'refused with what turns their order around',
  },
  {
    name: 'the rules over several fields that speak beside an empty one',
    file: 'libs/contracts/src/validation/fields.ts',
    replace: [['.min(1).max(maximum);', '.min(1, { abort: true }).max(maximum);']],
    project: 'unit',
    suite: 'libs/contracts/test/unit/passengers.test.ts',
    test: 'asks for the document and the authorisation together with what was left empty',
  },
];
