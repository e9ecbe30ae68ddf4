import { events, type KeptFact, mailsOfMoney, type ServiceName } from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import type { HistoryReader } from '@bitacora/platform';

/** What services tell for one answer; those that are away are named, and hold nothing up. */
export class ToldFacts {
  readonly away: ServiceName[] = [];

  constructor(private readonly history: HistoryReader) {}

  /** What was mailed again about something, of money only to who sees amounts: told under its id, each is a fact by itself. */
  async ofMails(about: string, seesAmounts: boolean): Promise<KeptFact[]> {
    const told = await this.read('notifications', [about]);
    return told.flatMap((fact) => {
      if (fact.name !== 'notifications.mail-sent-again') return [];
      const { template } = events[fact.name].data.parse(fact.data);
      return seesAmounts || !mailsOfMoney.includes(template) ? { ...fact, aggregate_id: fact.id } : [];
    });
  }

  async read(owner: ServiceName, ids: readonly string[]): Promise<KeptFact[]> {
    try {
      return await this.history.read(owner, [...new Set(ids)]);
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
      this.away.push(owner);
      return [];
    }
  }
}
