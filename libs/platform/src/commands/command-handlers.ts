import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Command } from '@nestjs/cqrs';
import type { StagedHandler } from './staged-handler.ts';

/** Under this key `@CommandHandler` of @nestjs/cqrs leaves the class of the command; the package does not export it. */
const COMMAND_OF_HANDLER = '__commandHandler__';

type AnyHandler = StagedHandler<Command<unknown>, unknown, unknown>;

/**
 * The handlers of a process, found by their `@CommandHandler`. The command bus of @nestjs/cqrs hands on a command alone;
 * a staged handler also gets what was prepared and put for it.
 */
@Injectable()
export class CommandHandlers {
  private handlers: Map<unknown, AnyHandler> | null = null;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws when nobody handles such a command. */
  of<Result>(command: Command<Result>): StagedHandler<Command<Result>, unknown, unknown> {
    this.handlers ??= this.discover();
    const handler = this.handlers.get(command.constructor);
    if (!handler) throw new Error(`nobody handles ${command.constructor.name}`);
    // The decorator says which command a handler is for; its types cannot.
    return handler as StagedHandler<Command<Result>, unknown, unknown>;
  }

  private discover(): Map<unknown, AnyHandler> {
    const found = this.discovery.getProviders().flatMap(({ metatype, instance }): [unknown, AnyHandler][] => {
      const command: unknown = metatype && Reflect.getMetadata(COMMAND_OF_HANDLER, metatype);
      return command ? [[command, instance as AnyHandler]] : [];
    });
    return new Map(found);
  }
}
