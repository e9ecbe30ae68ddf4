/**
 * The consistency boundary of a command. A command changes one aggregate, tells it in the domain's words, and saves it
 * once: the version rises by one however many children changed, and one snapshot goes out as an event (architecture#events).
 */
export abstract class Aggregate {
  id!: string;
  /** Version in the database; 0 before the first save. */
  version = 0;
}
