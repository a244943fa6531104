/** Members by key, keys and members in the order they come (`Map.groupBy`, which Node 20 does not know). */
export const groupBy = <Key, Member>(members: Iterable<Member>, keyOf: (member: Member) => Key): Map<Key, Member[]> => {
  const groups = new Map<Key, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group) group.push(member);
    else groups.set(key, [member]);
  }
  return groups;
};
