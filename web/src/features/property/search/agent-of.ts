/** The agent of a property: always the same person, as long as the team stays as it is. */
export function agentOf<Person>(propertyId: string, team: readonly Person[]): Person | undefined {
  // The last digits of an id count up, so that neighbours in a list have different people.
  return team[Number.parseInt(propertyId.slice(-6), 16) % team.length];
}
