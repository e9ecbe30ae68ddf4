import type { MailAudience } from '@bitacora/contracts';
import { z } from 'zod';
import type { Recipient } from '../domain/mail.ts';
import { ladderOf } from '../domain/ladder/ladder.ts';
import type { Step } from '../domain/ladder/step.ts';
import type { StepKind } from '../domain/ladder/step-kinds.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import { answerersOfJourney } from './answerers-of.ts';
import { holderOf } from './holder-of.ts';
import {
  type AnyMailKind,
  defineScheduledMail,
  type JourneyNews,
  type MailContext,
  type News,
  type NewsContext,
  type ScheduledMail,
} from './mail-kind.ts';
import { travellersOf } from './travellers-of.ts';

type Audience = Extract<MailAudience, 'travellers' | 'holder' | 'staff'>;

interface Data<Kind extends StepKind> {
  journey: string;
  kind: Kind;
  occasion: string;
}

/** What a step is told from: the journey as it is known when the mail leaves, and the step as its ladder has it then. */
interface Ground<Kind extends StepKind> extends NewsContext {
  known: KnownRows;
  step: Step;
  kind: Kind;
}

interface StepMail<Kind extends StepKind>
  extends Pick<ScheduledMail<z.ZodType>, 'template' | 'group' | 'carriesFiles'>, Pick<JourneyNews<unknown>, 'words'> {
  audience: Audience;
  kinds: readonly [Kind, ...Kind[]];
  news(ground: Ground<Kind>): Promise<News | null> | News | null;
  sample: { kind: Kind; occasion: string };
}

const readersOf: Record<
  Audience,
  (journey: string, context: Pick<MailContext, 'directory' | 'today'>) => Promise<Recipient[]>
> = {
  travellers: (journey, { directory }) => travellersOf(journey, directory),
  holder: (journey, { directory }) => holderOf(journey, directory),
  staff: answerersOfJourney,
};

/**
 * Declares a kind that tells a step of a journey's ladder, to its audience of then. It is asked for anew as it leaves: of what
 * moved, was called off, paid or made ready meanwhile the ladder has another step, or none, and nobody is told of this one.
 */
export function defineStepMail<Kind extends StepKind>({
  kinds,
  news,
  words,
  sample,
  ...kept
}: StepMail<Kind>): AnyMailKind {
  const told: JourneyNews<Data<Kind>> = {
    journeyOf: ({ journey }) => journey,
    readers: ({ journey }, context) => readersOf[kept.audience](journey, context),
    async news({ journey, kind, occasion }, context) {
      const known = await context.directory.known(journey);
      const step = ladderOf(known).find((one) => one.kind === kind && one.occasion === occasion);
      return step ? news({ ...context, known, step, kind }) : null;
    },
    words,
  };
  return defineScheduledMail<z.ZodType<Data<Kind>>>({
    ...kept,
    ...told,
    data: z.object({ journey: z.string(), kind: z.enum(kinds), occasion: z.string() }),
    sample: { journey: '01920000-0000-7000-8000-000000000002', ...sample },
  });
}
