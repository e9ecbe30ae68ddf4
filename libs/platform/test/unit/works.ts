/** Work that ends when it is told to, and what was begun so far. */
export function works() {
  const begun: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    begun.push(name);
    const ending = Promise.withResolvers<string>();
    endings.set(name, ending);
    return ending.promise;
  };
  return {
    begun,
    work,
    end: (name: string) => endings.get(name)?.resolve(name),
    fail: (name: string) => endings.get(name)?.reject(new Error(name)),
  };
}
