import type { WebDocument } from '@bitacora/contracts';
import { useAgency } from '../../lib/agency.ts';
import { chatLink } from '../../lib/contact-links.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { words } from './words.ts';

/** Who answers, by name, and the agency's chat to reach them; nothing until staff have written it. */
export function Advisers({ advisers }: Pick<WebDocument<'AboutUs'>, 'advisers'>) {
  const chat = useAgency().data?.chat_numbers[0];
  if (advisers.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-title font-bold tracking-tight">{words.advisers}</h2>
      <ul className={classNames('mt-4 grid gap-4 sm:grid-cols-2', advisers.length > 2 && 'lg:grid-cols-3')}>
        {advisers.map(({ name, about }) => (
          <li key={name} className="flex flex-col items-start rounded-card border border-line bg-white p-5">
            <p className="text-lead font-semibold">{name}</p>
            <p className="mt-1 mb-4 text-ink-soft">{about}</p>
            {chat && (
              <NewTabLink
                href={chatLink(chat.number, words.chatText(name))}
                className={`mt-auto ${buttonStyle('secondary')}`}
              >
                <span>
                  {words.chat}
                  <span className="sr-only"> {words.chatWith(name)}</span>
                </span>
              </NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
