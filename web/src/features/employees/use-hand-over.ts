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
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { useQuestion } from '../../lib/use-question.ts';
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
export const nothing: WorkOfEmployee = { journeys: 0, quotes: 0, reports: 0 };
export const sumOf = ({ journeys, quotes, reports }: WorkOfEmployee) => journeys + quotes + reports;

/** Sends the same until nothing is left, and tells each part: the server takes one at a time. */
async function handAll(path: string, body: object, tell: (part: WorkOfEmployee) => void): Promise<void> {
  for (;;) {
    const { done, left } = await api.post<Answer>(path, body);
    tell(done);
    if (left === 0 || sumOf(done) === 0) return;
  }
}

/** What is told to be handed over, before anybody else changes whose it is. */
export const toldOf = (
  { which, journeys, quotes, reports }: Omit<HandOverValues, 'to'>,
  work: WorkOfEmployee,
): WorkOfEmployee => ({
  journeys: { all: work.journeys, some: journeys.length, none: 0 }[which],
  quotes: quotes ? work.quotes : 0,
  reports: reports ? work.reports : 0,
});

const bodyOf = ({ which, journeys, ...values }: HandOverValues) => ({
  ...values,
  ...(which === 'all' ? {} : { journeys: which === 'some' ? journeys : [] }),
});

/** What went to whom, and how many fewer they were than was told (below zero: how many more). */
export interface HandedOver {
  done: WorkOfEmployee;
  fewer: number;
  name: string;
}

interface HandOverOptions {
  work: WorkOfEmployee;
  colleagues: readonly EmployeeAnswer[];
  onDone: (handed: HandedOver) => void;
}

/** What an employee looks after, in a form that gives it to another one, and how much was given so far; it cannot be taken back, and asks. */
export function useHandOver({ id }: EmployeeAnswer, { work, colleagues, onDone }: HandOverOptions) {
  const [done, setDone] = useState(nothing);
  const { asked, ask } = useQuestion<{ told: WorkOfEmployee; name: string }>();
  // Of all attempts: one that broke off has given what it has given.
  const given = useRef(nothing);
  const tell = ({ journeys, quotes, reports }: WorkOfEmployee) => {
    const so = given.current;
    given.current = { journeys: so.journeys + journeys, quotes: so.quotes + quotes, reports: so.reports + reports };
    setDone(given.current);
  };
  const nameOf = (to: string) => {
    const colleague = colleagues.find((one) => one.id === to);
    return colleague ? fullName(colleague) : '';
  };
  const { form, life } = useFormLife<HandOverValues, HandOverValues, HandOverValues>({
    start: { to: '', which: 'all', journeys: [], quotes: true, reports: true },
    resolver,
    labels: () => labels,
    failed: texts.failed,
    agrees: (values) => ask({ told: toldOf(values, work), name: nameOf(values.to) }),
    save: async (values) => {
      await handAll(pathOf(handOver, { id }), bodyOf(values), tell);
      return values;
    },
    onSaved: (values) => {
      const fewer = sumOf(toldOf(values, work)) - sumOf(given.current);
      onDone({ done: given.current, fewer, name: nameOf(values.to) });
    },
  });
  return { form, life, done: sumOf(done), asked };
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
