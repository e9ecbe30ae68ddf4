import type { JourneyView } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';

type Travellers = Pick<JourneyView, 'passengers' | 'holder'>;

const andMore = (name: string, others: number) => (others === 0 ? name : `${name} y ${others} más`);

/** The title of a form of a journey, and for whom it is: who holds the journey, and how many more. */
export function forWhom(title: string, { passengers, holder }: Travellers): string {
  const first = passengers.find(({ id }) => id === holder) ?? passengers[0];
  return first ? `${title}, para ${andMore(fullName(first), passengers.length - 1)}` : title;
}
