import type { EventData, EventEnvelope, EventName } from '@bitacora/contracts';
import { SetMetadata } from '@nestjs/common';

export const CONSUMES = 'bitacora:consumes';

/** Reacts to one event, within the transaction of its inbox row: SQL only, nothing that a rollback cannot undo. */
export interface Consumer<Name extends EventName> {
  handle(event: EventEnvelope<EventData<Name>>): Promise<void>;
}

/** Subscribes a provider to events; together a process's consumers must equal its row of the routing table. */
export const Consumes = (...names: EventName[]): ClassDecorator => SetMetadata(CONSUMES, names);
