import { hashOf } from "../../address/address.ts";
import { writtenCount, writtenDate } from "../../data/written.ts";
import { type Bill, type Signatory, type SigningGroup, signingGroups } from "./bill.ts";
import { billWord } from "./bill-words.ts";

/** What is to be known of a signature besides whose it is. */
function signatureNotes({ primo, data_aggiunta, data_ritiro }: Signatory): string {
  return [
    primo ? billWord("primo") : "",
    data_aggiunta === null ? "" : `${billWord("aggiunta")} ${writtenDate(data_aggiunta)}`,
    data_ritiro === null ? "" : `${billWord("ritirata")} ${writtenDate(data_ritiro)}`,
  ]
    .filter((note) => note !== "")
    .join(", ");
}

function Signer({ signer }: { signer: Signatory }) {
  const { id, nome, data_ritiro } = signer;
  const notes = signatureNotes(signer);
  const name = id === null ? <span>{nome}</span> : <a href={hashOf(["parlamentare", id])}>{nome}</a>;
  return (
    <li>
      {data_ritiro === null ? name : <s>{name}</s>}
      {notes !== "" && <span class="label"> ({notes})</span>}
    </li>
  );
}

function groupTitle(gruppo: SigningGroup["gruppo"]): string {
  if (gruppo === undefined) return billWord("altri_proponenti");
  return gruppo ?? billWord("senza_gruppo");
}

/** Who signs a bill, by group. */
export function Signatories({ bill }: { bill: Bill }) {
  const groups = signingGroups(bill.firmatari);
  if (groups.length === 0) return <p>{billWord("nessuna_firma")}</p>;
  return (
    <>
      <p class="label">
        {billWord("attivi")} {writtenCount(bill.n_firmatari)}
      </p>
      <div class="signatories">
        {groups.map(({ gruppo, signers }) => (
          <section key={groupTitle(gruppo)}>
            <h3>
              {groupTitle(gruppo)} <span class="label">{writtenCount(signers.length)}</span>
            </h3>
            <ul>
              {signers.map((signer) => (
                <Signer key={signer.id ?? signer.nome} signer={signer} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
