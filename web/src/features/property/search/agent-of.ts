/** The agent of a property; it stays the same while the team does. */
export function agentOf<Person>(propertyId: string, team: readonly Person[]): Person | undefined {
  // The last digits of an id count up, so that neighbours in a list get different agents.
  return team[Number.parseInt(propertyId.slice(-6), 16) % team.length];
}
