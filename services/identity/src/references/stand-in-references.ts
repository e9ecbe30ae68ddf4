import type { stateAbsence } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { Database, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Whether who is to stand in for an employee is a colleague who works there. */
@Injectable()
export class StandInReferences implements ReferenceCheck<typeof stateAbsence> {
  constructor(private readonly database: Database) {}

  async brokenReferences({ params, body, caller }: PartialCall<typeof stateAbsence>): Promise<FieldErrors> {
    const { stand_in: standIn } = body;
    return standIn === undefined ? {} : this.errorsOf(standIn, { id: params.id, agency: caller.agency });
  }

  async errorsOf(standIn: string, { id, agency }: { id: string; agency: string }): Promise<FieldErrors> {
    if (standIn === id) return { stand_in: [messages.standInForOneself] };
    const found = await this.database.query(`select from employees where id = ? and agency = ? and is_active`, [
      standIn,
      agency,
    ]);
    return found.length === 0 ? { stand_in: [messages.unknownReference] } : {};
  }
}
