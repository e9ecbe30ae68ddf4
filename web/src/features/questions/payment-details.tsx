import { useAgency } from '../../lib/agency.ts';
import { Button } from '../../ui/button.tsx';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words as uiWords } from '../../ui/words.ts';
import { words } from './words.ts';

/** The accounts and the ways to pay, by the agency's settings. */
export function PaymentDetails() {
  const { data: agency, error, isValidating, mutate } = useAgency();
  if (!agency && error) {
    return (
      <div className="mt-4 flex flex-col items-start gap-3">
        <Notice tone="wait" role="status">
          {words.payment.failed}
        </Notice>
        <Button look="secondary" isBusy={isValidating} onClick={() => void mutate()}>
          {uiWords.retry}
        </Button>
      </div>
    );
  }
  if (!agency) return <Skeleton className="mt-4 h-56" />;
  return (
    <div className="mt-5 flex flex-col gap-5">
      {agency.payment_methods.length > 0 && (
        <div>
          <h3 className="font-semibold">{words.payment.methods}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {agency.payment_methods.map((method) => (
              <li key={method} className="rounded-control bg-sea-tint px-3 py-1.5 text-small font-medium">
                {method}
              </li>
            ))}
          </ul>
        </div>
      )}
      {agency.banks.length > 0 && (
        <div>
          <h3 className="font-semibold">{words.payment.accounts}</h3>
          <ul className="mt-2 grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]">
            {agency.banks.map(({ bank, account_type, account_number, holder }) => (
              <li key={`${bank}-${account_number}`} className="rounded-card border border-line bg-paper p-4">
                <p className="font-semibold">{bank}</p>
                <p className="text-small text-ink-soft">{words.payment.account(account_type)}</p>
                <CopyableCode code={account_number} />
                <p className="text-small text-ink-soft">{words.payment.holder(holder)}</p>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-x-2">
            <span className="text-small text-ink-soft">{words.payment.ruc}</span>
            <CopyableCode code={agency.ruc} />
          </div>
          <p className="mt-3 text-small text-ink-soft">{words.payment.proof}</p>
        </div>
      )}
    </div>
  );
}
