import { type ComingReminder, type JourneyReminder, listComingReminders, listReminders } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { InternalRoute } from '@bitacora/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ListReminders } from '../queries/list-reminders.ts';

/** What will be sent and when, for the BFF, which knows who may read it. */
@Controller()
export class RemindersController {
  constructor(private readonly reminders: ListReminders) {}

  @Get(listReminders.path)
  @InternalRoute()
  async list(@Param('id') id: string): Promise<JourneyReminder[]> {
    const found = await this.reminders.of(id);
    if (!found) throw new NotFoundError();
    return found;
  }

  @Get(listComingReminders.path)
  @InternalRoute()
  coming(@Param('id') id: string, @Query('user') user = ''): Promise<ComingReminder[]> {
    return this.reminders.comingTo(user, id);
  }
}
