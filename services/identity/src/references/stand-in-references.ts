import { type EmployeeRole, mayStandInFor, type stateAbsence } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { Database, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Whether who is to stand in for an employee is a colleague who works there, and may answer the same. */
@Injectable()
export class StandInReferences implements ReferenceCheck<typeof stateAbsence> {
  constructor(private readonly database: Database) {}

  async brokenReferences({ params, body, caller }: PartialCall<typeof stateAbsence>): Promise<FieldErrors> {
    const { stand_in: standIn } = body;
    return standIn === undefined ? {} : this.errorsOf(standIn, { id: params.id, agency: caller.agency });
  }

  async errorsOf(standIn: string, { id, agency }: { id: string; agency: string }): Promise<FieldErrors> {
    if (standIn === id) return { stand_in: [messages.standInForOneself] };
    const rows = await this.database.query<{ id: string; roles: EmployeeRole[] }>(
      `select id, to_json(roles) as roles from employees where agency = ? and (id = ? or (id = ? and is_active))`,
      [agency, id, standIn],
    );
    const rolesOf = (one: string) => rows.find((row) => row.id === one)?.roles;
    const roles = rolesOf(standIn);
    if (!roles) return { stand_in: [messages.unknownReference] };
    return mayStandInFor(rolesOf(id) ?? [], roles) ? {} : { stand_in: [messages.standInMayLess] };
  }
}
