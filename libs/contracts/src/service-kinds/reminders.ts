/** What people are reminded of about a service; stored with each reminder, so none is ever renamed. */
export const serviceReminderKinds = [
  'appointment',
  'embarkation',
  'check-in',
  'airport',
  'pick-up',
  'activity',
  'check-out',
  'car-return',
] as const;
export type ServiceReminderKind = (typeof serviceReminderKinds)[number];

/** How long before a moment: days before it in the morning, the evening before it, or so many hours. */
export type ReminderLead = { days: number } | 'evening' | { hours: number };

/** One reminder about a service, told from the moment that it speaks of (product 16.7). */
export interface ServiceReminder {
  kind: ServiceReminderKind;
  of: 'starts' | 'ends';
  lead: ReminderLead;
  /** Not of what departs within so many hours of an arrival there: who changes planes is at the airport. */
  unlessArrivedWithinHours?: number;
}

/** On the evening before a moment: what is to be ready then. */
export const onTheEveBefore = (kind: ServiceReminderKind, of: ServiceReminder['of']): ServiceReminder => ({
  kind,
  of,
  lead: 'evening',
});

/** A week and a day before: what takes preparing. */
export const aWeekAndADayBefore = (kind: ServiceReminderKind): readonly ServiceReminder[] =>
  [7, 1].map((days) => ({ kind, of: 'starts', lead: { days } }));
