import {
  type ComingReminder,
  type JourneyReminder,
  listComingReminders,
  listReminders,
  type Page,
} from '@bitacora/contracts';
import { ForeignError, UnavailableError } from '@bitacora/kernel';
import { arrayPage, type PageQuery, ServiceClient, type StaffCaller } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { hiddenFrom } from '../auth/sees-amounts.ts';
import { OwnSubjects } from '../projections/own-subjects.ts';

/** What people will be reminded of about a journey: asked of notifications, for who may read it. */
@Injectable()
export class Reminders {
  constructor(
    private readonly subjects: OwnSubjects,
    private readonly services: ServiceClient,
  ) {}

  /** Throws `not-found` when the agency has no such journey. */
  async ofJourney(id: string, caller: StaffCaller, query: PageQuery): Promise<Page<JourneyReminder>> {
    await this.subjects.journey(id, caller.agency);
    const reminders = await this.services.find(listReminders, { id }, { query: hiddenFrom(caller) });
    if (!reminders) throw new UnavailableError('service_unavailable');
    return arrayPage(reminders, (one) => one.id, query);
  }

  /** The next ones of somebody who travels. Throws `not-found` for a journey that is not that one's. */
  async comingTo(user: string, id: string): Promise<ComingReminder[]> {
    if (!(await this.subjects.travelsOn(id, user))) throw new ForeignError();
    const coming = await this.services.find(listComingReminders, { id }, { query: { user } });
    if (!coming) throw new UnavailableError('service_unavailable');
    return coming;
  }
}
