"""
A player in Python, with nothing but its standard library: 64 matches at once against one of our bots.

    python3 examples/player.py lorcana greedy 200

It does something rather than nothing, by chance. Write a better `choose`.
"""
import json
import random
import subprocess
import sys

game = sys.argv[1] if len(sys.argv) > 1 else "lorcana"
bot = sys.argv[2] if len(sys.argv) > 2 else "random"
wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 100

command = ["npx", "regelwerk", "env", game, "--stdio"]
regelwerk = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
chance = random.Random(1)


def ask(request):
    regelwerk.stdin.write(json.dumps(request) + "\n")
    reply = json.loads(regelwerk.stdout.readline())
    if "error" in reply:
        sys.exit(reply["error"])
    return reply["matches"]


def choose(decision):
    if decision["kind"] != "choose":
        return "random"  # what may be picked together can be intricate: leave it to chance
    options = decision["options"]
    deeds = [i for i, option in enumerate(options) if option["verb"] not in ("pass", "end turn", "end")]
    return chance.choice(deeds or range(len(options)))


def begin(number):
    # We sit first in every other match. The seed decides the decks and the shuffle.
    return {"seed": f"example/{number}", "bots": {str(number % 2 ^ 1): bot}}


begun = min(64, wanted)
shown = ask({"reset": {str(n): begin(n) for n in range(begun)}})
won = over = 0
while shown:
    answers = {}
    fresh = {}
    for name, match in shown.items():
        if "outcome" not in match:
            answers[name] = choose(match["decision"])
            continue
        over += 1
        won += int(name) % 2 in match["outcome"]["winners"]
        if begun < wanted:
            fresh[str(begun)] = begin(begun)
            begun += 1
    shown = {**(ask({"answer": answers}) if answers else {}), **(ask({"reset": fresh}) if fresh else {})}

print(f"{won} of {over} matches of {game} won against {bot}")
regelwerk.stdin.close()
sys.exit(regelwerk.wait())
