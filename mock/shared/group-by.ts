/** Groups members by key; keys and members keep their order (`Map.groupBy`, which Node 20 lacks). */
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
