import { Waker } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Wakes the sweep of reminders: theirs alone, for two loops share none. */
@Injectable()
export class ReminderWaker extends Waker {}
