import { parseArgs } from "node:util";
import { z } from "zod";
import { newSignInToken, signInUrl } from "~/access/sign-in-link.server";
import { type Role, roles } from "~/roles";
import type { Services } from "~/services-context";
import { changeRole } from "./change-role.server";
import { invitationInput } from "./input";
import { invitePerson } from "./invite-person.server";
import { findPersonByEmail, listPeople } from "./people.server";
import { switchOff, switchOn } from "./switch-off.server";

export type Print = (line: string) => void;
type StaffServices = Pick<Services, "db" | "config">;
type Work = (services: StaffServices, print: Print) => Promise<number>;

export const usage = `npm run staff -- add <email> --role <role> [--name <name>]   makes an account, prints a link that opens it
npm run staff -- link <email>           prints a link to sign in with, for 15 minutes
npm run staff -- list                   lists everybody
npm run staff -- role <email> <role>    changes a role
npm run staff -- off <email>            switches somebody off and ends their sessions
npm run staff -- on <email>             lets them in again
Roles are ${new Intl.ListFormat("en-GB").format(roles)}. Links work once. No email is sent.`;

/** What the arguments ask for; nothing where they ask for nothing that is known. */
export function staffWork(args: string[]): Work | undefined {
  const read = readArguments(args);
  if (!read) return undefined;
  const { verb, email, role, name } = read;
  if (verb === "list") return email === undefined ? list : undefined;
  if (email === undefined) return undefined;
  if (verb === "add") return role && ((services, print) => add(services, print, { email, role, name }));
  if (verb === "role") return role && ((services, print) => setRole(services, print, email, role));
  if (verb === "link") return (services, print) => link(services, print, email);
  if (verb === "off") return (services, print) => turn(services, print, email, "off");
  if (verb === "on") return (services, print) => turn(services, print, email, "on");
  return undefined;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: "string" }, name: { type: "string" } },
    });
    const [verb, email, ...rest] = positionals;
    const role = z.enum(roles).safeParse(verb === "role" ? rest.shift() : values.role).data;
    return rest.length === 0 ? { verb, email, role, name: values.name } : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function add(
  services: StaffServices,
  print: Print,
  given: { email: string; role: Role; name?: string },
) {
  const parsed = invitationInput.safeParse({ ...given, name: given.name ?? given.email.split("@")[0] });
  if (!parsed.success) {
    for (const { message } of parsed.error.issues) print(message);
    return 1;
  }
  const added = await invitePerson(services, "System", parsed.data);
  if (added.state === "known") {
    print(
      `${added.name} has an account with this address already. For a new link: npm run staff -- link ${given.email}`,
    );
    return 1;
  }
  print(`${parsed.data.name} has an account. This link opens it, once, within three days:\n${added.url}`);
  return 0;
}

const list: Work = async (services, print) => {
  const people = await listPeople(services, "System");
  if (people.length === 0) print("There is nobody yet.");
  for (const { email, role, state, name } of people) print(`${email}  ${role}  ${state}  ${name}`);
  return 0;
};

async function link(services: StaffServices, print: Print, email: string) {
  const person = await found(services, print, email);
  if (!person) return 1;
  if (person.disabledAt) {
    print(`${person.name} is switched off. To let them in: npm run staff -- on ${email}`);
    return 1;
  }
  const token = await newSignInToken(services, person.email);
  print(`This link signs ${person.name} in, once, within 15 minutes:\n${signInUrl(services, token)}`);
  return 0;
}

async function setRole(services: StaffServices, print: Print, email: string, role: Role) {
  const person = await found(services, print, email);
  if (!person) return 1;
  const { state } = await changeRole(services, "System", { id: person.id, role });
  print(state === "changed" ? `${person.name} is ${role} now.` : refusals[state]);
  return state === "changed" ? 0 : 1;
}

async function turn(services: StaffServices, print: Print, email: string, to: "on" | "off") {
  const person = await found(services, print, email);
  if (!person) return 1;
  const { state } = await (to === "off" ? switchOff : switchOn)(services, "System", person.id);
  const done = state === "on" || state === "off";
  print(done ? `${person.name} is switched ${state}.` : refusals[state]);
  return done ? 0 : 1;
}

const refusals = {
  "last-owner": "There is always at least one owner. Make somebody else an owner first.",
  gone: "Nothing changed: it is so already.",
};

async function found(services: StaffServices, print: Print, email: string) {
  const person = await findPersonByEmail(services, email);
  if (!person) print(`Nobody here has the address ${email}.`);
  return person;
}
