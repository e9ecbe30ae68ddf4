import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Command, CommandHandler } from '@nestjs/cqrs';
import type { StagedHandler } from './staged-handler.ts';

type AnyHandler = StagedHandler<Command<unknown>, unknown, unknown>;

/** Where `@CommandHandler` of @nestjs/cqrs leaves the class of the command, seen at one: the package does not export it. */
function keyOfDecorator(): unknown {
  class Probe extends Command<void> {}
  class ProbeHandler {
    async execute(): Promise<void> {}
  }
  CommandHandler(Probe)(ProbeHandler);
  const keys: unknown[] = Reflect.getMetadataKeys(ProbeHandler);
  const key = keys.find((one) => Reflect.getMetadata(one, ProbeHandler) === Probe);
  if (key === undefined) throw new Error('@CommandHandler no longer says at its class which command it handles');
  return key;
}

/**
 * The handlers of a process, found by their `@CommandHandler` before it serves anything. The command bus of @nestjs/cqrs
 * hands on a command alone; a staged handler also gets what was prepared and put for it.
 */
@Injectable()
export class CommandHandlers implements OnModuleInit {
  private handlers: ReadonlyMap<unknown, AnyHandler> | null = null;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws when two handle one command: which of them would win is nobody's decision. */
  onModuleInit(): void {
    this.handlers = this.find();
  }

  private find(): ReadonlyMap<unknown, AnyHandler> {
    const handlers = new Map<unknown, AnyHandler>();
    const key = keyOfDecorator();
    for (const { metatype, instance, name } of this.discovery.getProviders()) {
      const command: unknown = metatype && Reflect.getMetadata(key, metatype);
      if (!command) continue;
      if (handlers.has(command)) throw new Error(`${String(name)} handles a command that another handles too`);
      handlers.set(command, instance as AnyHandler);
    }
    return handlers;
  }

  /** Throws when nobody handles such a command. */
  of<Result>(command: Command<Result>): StagedHandler<Command<Result>, unknown, unknown> {
    // A process that only runs a command of the shell serves nothing, and its modules are never started.
    this.handlers ??= this.find();
    const handler = this.handlers.get(command.constructor);
    if (!handler) throw new Error(`nobody handles ${command.constructor.name}`);
    // The decorator says which command a handler is for; its types cannot.
    return handler as StagedHandler<Command<Result>, unknown, unknown>;
  }
}
