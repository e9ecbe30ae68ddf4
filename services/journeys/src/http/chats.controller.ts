import { noteJourneyChat } from '@bitacora/contracts';
import { type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { NoteChat } from '../use-cases/note-chat.ts';

@Controller()
export class ChatsController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(noteJourneyChat)
  note(@ParsedCall() { params, caller }: Call<typeof noteJourneyChat>): Promise<void> {
    return this.commands.execute(new NoteChat(params.id, caller.userId));
  }
}
