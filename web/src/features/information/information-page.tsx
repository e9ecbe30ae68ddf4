import { accountMessages } from '@bitacora/contracts/messages';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { Card } from '../../ui/card.tsx';

const messages = accountMessages.information;

/** Who is logged in, as the agency knows the person. */
export default function InformationPage() {
  usePageTitle(messages.title, messages.description);
  const user = useUser();
  if (!user) return null;
  const lines = [
    { label: messages.name, value: `${user.first_name} ${user.last_name}` },
    { label: messages.idNumber, value: user.username },
    { label: messages.email, value: user.email ?? messages.withoutEmail },
  ];
  return (
    <div className="mx-auto w-full max-w-form px-4 py-10 sm:py-16">
      <h1 className="text-headline font-bold tracking-tight">{messages.title}</h1>
      <Card className="mt-6">
        <dl className="flex flex-col gap-4">
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="tabular font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 border-t border-line pt-4 text-small text-ink-soft">{messages.note}</p>
      </Card>
    </div>
  );
}
