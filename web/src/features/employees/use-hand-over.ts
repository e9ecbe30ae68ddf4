import {
  type AnswerOf,
  type EmployeeAnswer,
  handOver,
  type JourneySummary,
  journeysByAgency,
  type Page,
  pathOf,
  type WorkOfEmployee,
} from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { useState } from 'react';
import useSWR from 'swr';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

const texts = words.handOver;

export interface HandOverValues {
  to: string;
  which: 'all' | 'some' | 'none';
  journeys: string[];
  quotes: boolean;
  reports: boolean;
}

const rules = handOver.body
  .extend({ which: z.enum(['all', 'some', 'none']) })
  .refine(({ which, journeys = [] }) => which !== 'some' || journeys.length > 0, {
    error: messages.emptyList,
    path: ['journeys'],
  });
const resolver = rawResolver<HandOverValues>(rules);
const labels = { to: texts.to, which: texts.which, journeys: texts.chosen };

type Answer = AnswerOf<typeof handOver>;
const sumOf = ({ done: { journeys, quotes, reports } }: Answer) => journeys + quotes + reports;

/** Sends the same until nothing is left: the server takes a part at a time. Answers how much it was in all. */
async function handAll(path: string, body: object, tell: (done: number) => void): Promise<number> {
  let total = 0;
  for (;;) {
    const answer = await api.post<Answer>(path, body);
    const done = sumOf(answer);
    total += done;
    tell(total);
    if (answer.left === 0 || done === 0) return total;
  }
}

/** How much was told to be handed over, before anybody else changed whose it is. */
const toldOf = ({ which, journeys, quotes, reports }: HandOverValues, work: WorkOfEmployee): number =>
  ({ all: work.journeys, some: journeys.length, none: 0 })[which] +
  (quotes ? work.quotes : 0) +
  (reports ? work.reports : 0);

const bodyOf = ({ which, journeys, ...values }: HandOverValues) => ({
  ...values,
  ...(which === 'all' ? {} : { journeys: which === 'some' ? journeys : [] }),
});

/** What an employee looks after, in a form that gives it to another one, and how much was given so far. */
export function useHandOver(
  { id }: EmployeeAnswer,
  { work, colleagues, onDone }: { work: WorkOfEmployee; colleagues: readonly EmployeeAnswer[]; onDone: () => void },
) {
  const [done, setDone] = useState(0);
  const { form, life } = useFormLife<HandOverValues, HandOverValues, { told: number; count: number; to: string }>({
    start: { to: '', which: 'all', journeys: [], quotes: true, reports: true },
    resolver,
    labels: () => labels,
    failed: texts.failed,
    save: async (values) => ({
      told: toldOf(values, work),
      count: await handAll(pathOf(handOver, { id }), bodyOf(values), setDone),
      to: values.to,
    }),
    onSaved: ({ told, count, to }) => {
      const colleague = colleagues.find((one) => one.id === to);
      const done = texts.done(count, colleague ? fullName(colleague) : '');
      notify.success(count === told ? done : `${done}. ${texts.meanwhile(told - count)}`);
      onDone();
    },
  });
  return { form, life, done };
}

/** The journeys of an adviser in a phase, page by page to the last. */
async function journeysIn(phase: 'ongoing' | 'upcoming', adviser: string): Promise<JourneySummary[]> {
  const path = pathOf(journeysByAgency, { ruc: AGENCY_RUC });
  const found: JourneySummary[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ adviser, state: phase, page_size: '100', ...(cursor && { cursor }) });
    const page: Page<JourneySummary> = await api.get(`${path}?${query.toString()}`);
    found.push(...page.results);
    cursor = page.next;
  } while (cursor);
  return found;
}

/** All of an adviser's journeys that are not over. */
export const useOpenJourneys = ({ id }: EmployeeAnswer) =>
  useSWR<JourneySummary[], unknown>(['open journeys', id], async () => [
    ...(await journeysIn('ongoing', id)),
    ...(await journeysIn('upcoming', id)),
  ]);
