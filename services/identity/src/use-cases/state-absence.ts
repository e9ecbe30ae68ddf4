import type { Absence, EmployeeAnswer } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { expectValid, expectVersion, ForbiddenError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmployeeRepository } from '../persistence/employee.repository.ts';
import { employeeAnswer } from '../persistence/employee.snapshot.ts';
import { StandInReferences } from '../references/stand-in-references.ts';

/** Throws `conflict` when somebody changed the employee meanwhile, `forbidden` when it is a colleague's and not one's own. */
export class StateAbsence extends Command<EmployeeAnswer> {
  constructor(
    /** `by`: the user who says so; `ofAnybody`: whether that one decides about colleagues. */
    readonly target: { id: string; agency: string; by: string; ofAnybody: boolean },
    /** Null: is there again, or stays. */
    readonly absence: Absence | null,
    readonly version?: number,
  ) {
    super();
  }
}

/** An employee is away for some days; a colleague answers meanwhile (product 14.9). */
@CommandHandler(StateAbsence)
export class StateAbsenceHandler implements ICommandHandler<StateAbsence> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly standIns: StandInReferences,
  ) {}

  async execute({ target, absence, version }: StateAbsence): Promise<EmployeeAnswer> {
    const { id, agency, by, ofAnybody } = target;
    const employee = await this.employees.getAmongColleagues(id, agency);
    if (!ofAnybody && employee.userId !== by) throw new ForbiddenError();
    expectVersion(version, employee.version);
    if (!employee.isActive) throw conflict(employee.whyNotHere);
    if (absence) expectValid(await this.standIns.errorsOf(absence.stand_in, { id, agency }));
    if (employee.stateAbsence(absence)) await this.employees.save(employee);
    return employeeAnswer(employee);
  }
}
