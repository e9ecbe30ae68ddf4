import type { StoredFile } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { demoPage, DemoSeeder, FileStore } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ProblemReport } from '../domain/problem-report.ts';
import { ProblemReportRepository } from '../persistence/problem-report.repository.ts';

const [id] = demo.problemReports;
const [, lima] = demo.journeys;

const description = `El voucher del hotel dice que salimos un día antes de lo que contratamos.

¿Nos ayuda a corregirlo con el hotel? Adjunto lo que nos dieron en recepción.`;

const page = () =>
  demoPage('file', 'recepcion.pdf', 'Hoja de recepción', [
    'Huésped: Carlos Muñoz',
    'Salida registrada un día antes de lo contratado.',
  ]);

/** Seeds the problem that Carlos Muñoz reported from Lima, once, when the environment asks for it. */
@Injectable()
export class DemoProblemReports extends DemoSeeder {
  constructor(
    private readonly files: FileStore,
    private readonly reports: ProblemReportRepository,
  ) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    await this.onceWithFile(this.files, page, {
      isThere: async () => (await this.reports.find(id)) !== null,
      save: (file) => this.save(file),
    });
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
}
