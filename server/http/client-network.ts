/**
 * What a limit counts: an IPv4 address, or the /64 network of an IPv6 address. One customer of a
 * provider has a whole /64, so counting single addresses would limit nobody.
 */
export const clientNetwork = (address: string): string => {
  const bare = address.split('%', 1)[0]?.slice(0, longest) ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const front = groupsOf(head);
  const back = tail === undefined ? [] : groupsOf(tail);
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = tail === undefined ? front : [...front, ...gap, ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

/** Length of the longest address; behind a proxy the text may be anything. */
const longest = 45;

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
