import { type EndpointDefinition, endpoints } from '@bitacora/contracts';
import { GatewayRoute } from '@bitacora/platform';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gateway } from './gateway.ts';

/** One method for each route of contracts that another process owns: same path, same access rule, passed on. */
@Controller()
export class GatewayController {
  constructor(readonly gateway: Gateway) {}
}

function passOn(endpoint: EndpointDefinition): void {
  const { prototype } = GatewayController;
  const descriptor: PropertyDescriptor = {
    configurable: true,
    value(this: GatewayController, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      return this.gateway.forward(endpoint, request, reply);
    },
  };
  Object.defineProperty(prototype, endpoint.name, descriptor);
  Req()(prototype, endpoint.name, 0);
  Res()(prototype, endpoint.name, 1);
  GatewayRoute(endpoint)(prototype, endpoint.name, descriptor);
}

for (const endpoint of endpoints) {
  if (endpoint.owner !== 'bff') passOn(endpoint);
}
