import type { StoredFile } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { type Clock } from '@bitacora/kernel';
import {
  CLOCK,
  Database,
  DemoSeeder,
  ENVIRONMENT,
  FileStore,
  judgeFile,
  type ProcessEnvironment,
  simplePdf,
} from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemReport } from '../domain/problem-report.ts';
import { ProblemReportRepository } from '../persistence/problem-report.repository.ts';

const [id] = demo.problemReports;
const [, lima] = demo.journeys;

const description = `El voucher del hotel dice que salimos un día antes de lo que contratamos.

¿Nos ayuda a corregirlo con el hotel? Adjunto lo que nos dieron en recepción.`;

const page = () =>
  simplePdf('Hoja de recepción', ['Huésped: Carlos Muñoz', 'Salida registrada un día antes de lo contratado.']);

/** Seeds the problem that Carlos Muñoz reported from Lima, once, when the environment asks for it. */
@Injectable()
export class DemoProblemReports extends DemoSeeder {
  constructor(
    @Inject(ENVIRONMENT) environment: ProcessEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly reports: ProblemReportRepository,
  ) {
    super(environment);
  }

  protected async seedMissing(): Promise<void> {
    if (await this.isThere()) return;
    const received = await judgeFile('file', 'recepcion.pdf', page());
    if ('refused' in received) throw new Error(received.refused);
    const upload = await this.files.uploadAll({ file: received });
    try {
      await this.database.transaction(async () => {
        await this.database.query(`select pg_advisory_xact_lock(hashtext('demo data'))`);
        if (await this.isThere()) return;
        await upload.keep();
        await this.save(upload.stored.file);
      });
    } finally {
      await upload.discard();
    }
  }

  private async save(file: StoredFile): Promise<void> {
    await this.reports.save(
      ProblemReport.write(id, {
        agency: demo.agency,
        number: await this.reports.nextNumber(demo.agency),
        userId: demo.carlos.userId,
        passenger: demo.carlos.passengerId,
        journey: lima.id,
        adviser: demo.adviser.employeeId,
        topic: 'DOCUMENT',
        description,
        file,
        createdAt: this.clock.now(),
      }),
    );
  }

  private isThere(): Promise<boolean> {
    return this.database.transaction(async () => (await this.reports.find(id)) !== null);
  }
}
