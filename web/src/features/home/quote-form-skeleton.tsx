import { Skeleton } from '../../ui/skeleton.tsx';

const fields = ['lastName', 'firstName', 'phone', 'email', 'people', 'date', 'country'] as const;

/** The form's place until its code has come. */
export function QuoteFormSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {fields.map((field) => (
        <div key={field} className={`flex flex-col gap-1 ${field === 'phone' ? 'pb-5' : ''}`}>
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11" />
        </div>
      ))}
      <Skeleton className="h-16" />
      <Skeleton className="h-11" />
    </div>
  );
}
