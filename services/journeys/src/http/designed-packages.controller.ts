import {
  createDesignedPackage,
  listDesignedPackages,
  listServicesOfDesignedPackage,
  pathOf,
  restoreDesignedPackage,
  updateDesignedPackage,
  updateDesignedPackageByBody,
  withdrawDesignedPackage,
} from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, listAnswer, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { DesignedPackageQueries } from '../queries/designed-packages.ts';
import { DesignedPackageReferences } from '../references/designed-package-references.ts';
import { CreateDesignedPackage } from '../use-cases/create-designed-package.ts';
import { RestoreDesignedPackage } from '../use-cases/restore-designed-package.ts';
import { UpdateDesignedPackage } from '../use-cases/update-designed-package.ts';
import { WithdrawDesignedPackage } from '../use-cases/withdraw-designed-package.ts';

@Controller()
export class DesignedPackagesController {
  constructor(
    private readonly commands: Commands,
    private readonly packages: DesignedPackageQueries,
  ) {}

  @Endpoint(listDesignedPackages)
  async list(
    @ParsedCall() { params, query, caller, reply }: Call<typeof listDesignedPackages>,
  ): Promise<Answer<typeof listDesignedPackages>> {
    const page = await this.packages.list(ownAgency(params, caller), query);
    return listAnswer(page, query, pathOf(listDesignedPackages, params), reply);
  }

  @Endpoint(listServicesOfDesignedPackage)
  services(
    @ParsedCall() { params, caller }: Call<typeof listServicesOfDesignedPackage>,
  ): Promise<Answer<typeof listServicesOfDesignedPackage>> {
    return this.packages.servicesOf(params.id, caller.agency);
  }

  @Endpoint(createDesignedPackage, DesignedPackageReferences)
  create(
    @ParsedCall() { body, caller }: Call<typeof createDesignedPackage>,
  ): Promise<Answer<typeof createDesignedPackage>> {
    return this.commands.execute(new CreateDesignedPackage(caller.agency, body));
  }

  @Endpoint(updateDesignedPackage, DesignedPackageReferences)
  update(
    @ParsedCall() { params, body, caller: { agency } }: Call<typeof updateDesignedPackage>,
  ): Promise<Answer<typeof updateDesignedPackage>> {
    return this.commands.execute(new UpdateDesignedPackage({ ...params, agency }, body));
  }

  @Endpoint(updateDesignedPackageByBody, DesignedPackageReferences)
  updateByBody(
    @ParsedCall() { body: { id, ...body }, caller: { agency } }: Call<typeof updateDesignedPackageByBody>,
  ): Promise<Answer<typeof updateDesignedPackageByBody>> {
    return this.commands.execute(new UpdateDesignedPackage({ id, agency }, body));
  }

  @Endpoint(restoreDesignedPackage)
  restore(
    @ParsedCall() { params, caller: { agency } }: Call<typeof restoreDesignedPackage>,
  ): Promise<Answer<typeof restoreDesignedPackage>> {
    return this.commands.execute(new RestoreDesignedPackage({ ...params, agency }));
  }

  @Endpoint(withdrawDesignedPackage)
  withdraw(@ParsedCall() { params, caller: { agency } }: Call<typeof withdrawDesignedPackage>): Promise<void> {
    return this.commands.execute(new WithdrawDesignedPackage({ ...params, agency }));
  }
}
