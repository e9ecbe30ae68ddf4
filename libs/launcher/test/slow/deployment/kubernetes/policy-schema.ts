import { z } from 'zod';
import { called, type Manifest } from '../../../fixture/deployment/rendering.ts';

const labels = z.record(z.string(), z.string());
const selector = z.strictObject({
  matchLabels: labels.optional(),
  matchExpressions: z
    .array(
      z.strictObject({
        key: z.string(),
        operator: z.enum(['In', 'NotIn', 'Exists', 'DoesNotExist']),
        values: z.array(z.string()).optional(),
      }),
    )
    .optional(),
});
const peers = z
  .array(
    z.union([
      z.strictObject({ ipBlock: z.strictObject({ cidr: z.cidrv4(), except: z.array(z.cidrv4()).optional() }) }),
      z
        .strictObject({ podSelector: selector.optional(), namespaceSelector: selector.optional() })
        .refine((peer) => Object.keys(peer).length > 0),
    ]),
  )
  .optional();
const ports = z
  .array(
    z.strictObject({
      port: z.union([z.string(), z.int().min(1)]).optional(),
      endPort: z.int().min(1).optional(),
      protocol: z.enum(['TCP', 'UDP', 'SCTP']).optional(),
    }),
  )
  .optional();

const policy = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata: z.strictObject({ name: z.string().regex(/^[a-z-]+$/), namespace: z.literal('bitacora') }),
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(z.strictObject({ from: peers, ports })).optional(),
    egress: z.array(z.strictObject({ to: peers, ports })).optional(),
  }),
});

/** Where a policy says something that `ways.ts` does not reckon with, and could therefore not be judged. */
export const policyProblems = (manifest: Manifest): string[] =>
  policy
    .safeParse(manifest)
    .error?.issues.map(({ path, message }) => `${called(manifest)}: ${path.join('.')}: ${message}`) ?? [];
