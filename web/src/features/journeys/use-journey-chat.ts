import { type JourneyView, noteJourneyChat, pathOf } from '@bitacora/contracts';
import { api } from '../../lib/api/api.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { chatTextOf } from './model/contacts.ts';

interface JourneyChat {
  chatText?: string;
  onChat?: () => void;
}

/** The chat of who travels on a journey: what it begins with, and that the agency knows of it (product 16.22, 16.23). */
export function useJourneyChat(journey: JourneyView): JourneyChat {
  const user = useUser();
  if (!user) return {};
  return {
    chatText: chatTextOf(journey, user),
    onChat: () => {
      // The chat opens all the same: what is not noted is nobody's trouble.
      api.post(pathOf(noteJourneyChat, { id: journey.journey_id }), {}).catch(() => undefined);
    },
  };
}
