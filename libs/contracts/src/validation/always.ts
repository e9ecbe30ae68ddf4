/**
 * For a rule over several fields: it speaks together with the fields' own rules, not only once they all hold, so that a
 * person reads everything at once (product 13.4). The rule sees values that may not be what their schema says.
 */
export const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
