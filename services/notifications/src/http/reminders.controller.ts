import { type ComingReminder, type JourneyReminder, listComingReminders, listReminders } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { InternalRoute } from '@bitacora/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { ListReminders } from '../queries/list-reminders.ts';

const asked = z.object({ hides_money: z.literal('true').optional() });

/** What will be sent and when, for the BFF, which knows who may read it. */
@Controller()
export class RemindersController {
  constructor(private readonly reminders: ListReminders) {}

  @Get(listReminders.path)
  @InternalRoute()
  async list(@Param('id') id: string, @Query() query: unknown): Promise<JourneyReminder[]> {
    const found = await this.reminders.of(id, { hidesMoney: asked.parse(query).hides_money !== undefined });
    if (!found) throw new NotFoundError();
    return found;
  }

  @Get(listComingReminders.path)
  @InternalRoute()
  coming(@Param('id') id: string, @Query('user') user = ''): Promise<ComingReminder[]> {
    return this.reminders.comingTo(user, id);
  }
}
