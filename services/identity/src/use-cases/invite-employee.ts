import type { BodyOf, EmployeeAnswer, inviteEmployee } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { ConflictError, expectValid } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PhoneReader } from '../domain/phone.ts';
import { employeeAnswer } from '../persistence/employee.snapshot.ts';
import { CreateStaff, CreateStaffHandler, type StaffCreated } from './create-staff.ts';

export class InviteEmployee extends Command<EmployeeAnswer> {
  constructor(
    readonly agency: string,
    readonly input: BodyOf<typeof inviteEmployee>,
  ) {
    super();
  }
}

/** What an operator is told in English, and an owner of an agency in Spanish, saying no e-mail. */
const refusals = { other_email: 'other_account_email', works_elsewhere: 'works_elsewhere' } as const;
const isRefusal = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);

/** An owner does what an operator does for the first one; who works there, or did, is changed in the list instead. */
@CommandHandler(InviteEmployee)
export class InviteEmployeeHandler implements ICommandHandler<InviteEmployee> {
  constructor(private readonly staff: CreateStaffHandler) {}

  async execute({ agency, input }: InviteEmployee): Promise<EmployeeAnswer> {
    const { who, employee, link } = await this.create(agency, input);
    if (employee !== 'hired') throw conflict('already_employee');
    return { ...employeeAnswer(who), account_waits: link !== 'none' };
  }

  private async create(agency: string, input: InviteEmployee['input']): Promise<StaffCreated> {
    const phones = new PhoneReader();
    const phone = phones.read('phone', input.phone);
    expectValid(phones.errors);
    const person = {
      idNumber: input.id_number,
      passport: null,
      firstName: input.first_name,
      lastName: input.last_name,
      birthDate: input.birth_date,
      gender: input.gender,
      civilStatus: input.civil_status,
      contact: { email: input.email, phone, address: null },
      emergencyContact: null,
    };
    try {
      return await this.staff.execute(new CreateStaff({ agency, roles: input.roles, isHanded: false, person }));
    } catch (error) {
      if (error instanceof ConflictError && isRefusal(error.code)) throw conflict(refusals[error.code]);
      throw error;
    }
  }
}
