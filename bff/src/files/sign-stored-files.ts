import { storedFile } from '@bitacora/contracts';

/** Replaces every stored file within a service's answer by its link (null for a reader who gets none), so that no object key leaves the platform. */
export function signStoredFiles(answer: unknown, linkTo: (file: { id: string }) => string | null): unknown {
  if (Array.isArray(answer)) return answer.map((entry) => signStoredFiles(entry, linkTo));
  if (typeof answer !== 'object' || answer === null) return answer;
  const file = storedFile.safeParse(answer);
  if (file.success) return linkTo(file.data);
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, signStoredFiles(value, linkTo)]));
}
