import { Module } from '@nestjs/common';
import { AgenciesController } from './agencies/agencies.controller.ts';
import { WhenAgencyChangesProjectIt } from './agencies/when-agency-changes-project-it.ts';
import { DocumentationController } from './documentation/documentation.controller.ts';
import { GatewayController } from './gateway/gateway.controller.ts';
import { Gateway } from './gateway/gateway.ts';
import { WebClient } from './web/web-client.ts';

@Module({
  controllers: [GatewayController, AgenciesController, DocumentationController],
  providers: [Gateway, WhenAgencyChangesProjectIt, WebClient],
})
export class BffModule {}
