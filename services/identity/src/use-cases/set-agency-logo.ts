import { agencyLogoPath, type AgencySettings } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { FileWorkshop, type FittedImage, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { hash } from 'node:crypto';
import { AgencyRepository } from '../persistence/agency.repository.ts';
import { agencySettings } from '../persistence/agency.snapshot.ts';

/** Three times as large as it is shown, for the sharpest screens. */
const BOX = { width: 288, height: 108, leastWidth: 64 };

/** `path` is where the image's bytes are; null takes the logo away. */
export class SetAgencyLogo extends Command<AgencySettings> {
  constructor(
    readonly ruc: string,
    readonly path: string | null,
  ) {
    super();
  }
}

/** The agency's logo, small enough to be part of what it says about itself (architecture#identity-and-trust). */
@CommandHandler(SetAgencyLogo)
export class SetAgencyLogoHandler implements StagedHandler<SetAgencyLogo, FittedImage | null> {
  constructor(
    private readonly agencies: AgencyRepository,
    private readonly workshop: FileWorkshop,
  ) {}

  async prepare({ path }: SetAgencyLogo): Promise<FittedImage | null> {
    return path === null ? null : this.workshop.fit('logo', path, BOX);
  }

  async execute({ ruc }: SetAgencyLogo, fitted: FittedImage | null): Promise<AgencySettings> {
    const agency = await this.agencies.findLocked(ruc);
    if (!agency) throw new NotFoundError();
    if (agency.write(fitted ? logoOf(ruc, fitted) : { logo: null, logo_image: null })) await this.agencies.save(agency);
    return agencySettings(agency);
  }
}

/** Named by its content: what is behind its address never changes. */
function logoOf(ruc: string, { bytes, width, height }: FittedImage) {
  const id = hash('sha256', bytes).slice(0, 32);
  const logo_image = { id, width, height, data: Buffer.from(bytes).toString('base64') };
  return { logo: agencyLogoPath(ruc, id), logo_image };
}
