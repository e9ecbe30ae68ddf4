import { Skeleton } from '../../ui/skeleton.tsx';
import { TabStop } from '../../ui/tab-stop.tsx';

const fields = ['lastName', 'firstName', 'phone', 'email', 'people', 'date', 'country'] as const;

/** The form's place until its code has come. */
export function QuoteFormSkeleton() {
  return (
    <TabStop className="flex flex-col gap-4">
      {fields.map((field) => (
        <div key={field} className={`flex flex-col gap-1 ${field === 'phone' ? 'pb-5' : ''}`}>
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11" />
        </div>
      ))}
      <Skeleton className="h-16" />
      <Skeleton className="h-11" />
      <Skeleton className="h-5 w-48" />
    </TabStop>
  );
}
