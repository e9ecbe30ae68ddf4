/**
 * The file workshop: a child process that opens files of strangers, so that what they hold (bombs, broken code of
 * decoders, endless work) can end only this process. Run by Node from its sources too: only erasable types here.
 */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Answer, type Job, type Outcome, RefusedFile, type Watched } from './jobs.ts';

// Decoders are loaded by the job that needs them: a PDF never pays for sharp.
async function work(job: Job): Promise<Outcome> {
  const bytes = await readFile(job.path);
  if (job.kind === 'render') {
    const { renderImage } = await import('./render-image.ts');
    return { rendered: await renderImage(bytes, job.sizes) };
  }
  if (job.kind === 'fit') {
    const { fitImage } = await import('./fit-image.ts');
    return { fitted: await fitImage(bytes, job.box) };
  }
  if (job.mediaType === 'application/pdf') {
    const { readPdf } = await import('./read-pdf.ts');
    await readPdf(bytes);
    return { clean: null };
  }
  const { cleanImage } = await import('./clean-image.ts');
  return { clean: await cleanImage(bytes, job.mediaType) };
}

async function answer(job: Job): Promise<void> {
  let outcome: Outcome;
  watch.postMessage(true);
  try {
    outcome = await work(job);
  } catch (error) {
    outcome = error instanceof RefusedFile ? { refused: error.refusal } : { failed: String(error) };
  }
  watch.postMessage(false);
  process.send?.({ ...outcome, residentBytes: process.memoryUsage.rss() } satisfies Answer);
}

const [mostBytes = 0, mostProcessorMilliseconds = 0] = process.argv.slice(2).map(Number);
const watched: Watched = { parent: process.ppid, mostBytes, mostProcessorMilliseconds };
const watch = new Worker(new URL(`./watch${extname(import.meta.filename)}`, import.meta.url), { workerData: watched });
process.on('disconnect', () => process.exit());
process.on('message', (job: Job) => void answer(job));
process.send?.({ ready: true } satisfies Answer);
