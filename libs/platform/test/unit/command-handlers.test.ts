import { expect, test } from '@jest/globals';
import { Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { CommandHandlers } from '../../src/commands/command-handlers.ts';

class Greet extends Command<string> {}
class Leave extends Command<string> {}

@CommandHandler(Greet)
class GreetHandler {
  async execute(): Promise<string> {
    return 'hola';
  }
}

@CommandHandler(Greet)
class OtherGreetHandler {
  async execute(): Promise<string> {
    return 'buenas';
  }
}

/** A process with these handlers, started. */
async function startWith(...handlers: Type[]): Promise<CommandHandlers> {
  class Room {}
  Module({ imports: [DiscoveryModule], providers: [CommandHandlers, ...handlers] })(Room);
  const app = await NestFactory.createApplicationContext(Room, { logger: false, abortOnError: false });
  return app.get(CommandHandlers);
}

test('a command goes to the class that says it handles it', async () => {
  const handlers = await startWith(GreetHandler);
  expect(handlers.of(new Greet())).toBeInstanceOf(GreetHandler);
  expect(() => handlers.of(new Leave())).toThrow('nobody handles Leave');
});

test('a process in which two handle one command does not start', async () => {
  await expect(startWith(GreetHandler, OtherGreetHandler)).rejects.toThrow('another handles too');
});
