"""The files in `deploy` say what the program and its documents say."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import psycopg
import pytest

from fourfold.cli.keyring import new_key, write_keys
from fourfold.cli.serve import serve
from tests.postgres import RELAXED, programs, running_postgres
from tests.server.games import pair
from tests.server.test_credentials import node
from tests.server.test_running import run

DEPLOY = Path(__file__).parents[1] / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text()
UNIT = (DEPLOY / "fourfold@.service").read_text()
PROXY = (DEPLOY / "nginx.conf").read_text()


def blocks(section: str) -> dict[str, str]:
    """The parts of a section of compose.yaml, by their names."""
    (text,) = re.findall(rf"^{section}:.*\n((?:  .*\n|\n)*)", COMPOSE, re.MULTILINE)
    return dict(re.findall(r"^  (\w+):((?:.*\n)(?:    .*\n|\n)*)", text, re.MULTILINE))


def test_every_variable_is_an_option_of_the_server() -> None:
    known = {f"FOURFOLD_{option.name}".upper() for option in serve.params}
    for text in (COMPOSE, UNIT, (DEPLOY / "Dockerfile").read_text()):
        used = set(re.findall(r"\b(FOURFOLD_[A-Z_]+)(?:: |=)", text))
        assert used
        assert used <= known


def test_containers_have_no_rights_that_they_do_not_need() -> None:
    contained, node = blocks("x-contained"), blocks("x-node")
    assert contained["read_only"].strip() == "true"
    assert contained["cap_drop"].strip() == "[ALL]"
    assert contained["security_opt"].strip() == '["no-new-privileges:true"]'
    assert "  <<: *contained\n" in COMPOSE.partition("x-node:")[2].partition("services:")[0]
    assert node["init"].strip() == "true"
    services = blocks("services")
    assert set(services) == {"nginx", "node1", "node2", "node3", "upgrade", "database"}
    for name, service in services.items():
        assert re.search(r"<<: \*(contained|node)\n", service), name
        assert not re.search("privileged|cap_add|read_only", service.replace("unprivileged", ""))
    assert [name for name, service in services.items() if "ports:" in service] == ["nginx"]


def test_the_unit_has_no_rights_that_it_does_not_need() -> None:
    settings = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE))
    for name in (
        *("DynamicUser", "LockPersonality", "MemoryDenyWriteExecute", "NoNewPrivileges"),
        *("PrivateDevices", "PrivateTmp", "PrivateUsers", "ProtectClock", "ProtectControlGroups"),
        *("ProtectHome", "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules"),
        *("ProtectKernelTunables", "RestrictNamespaces", "RestrictRealtime", "RestrictSUIDSGID"),
    ):
        assert settings[name] == "yes", name
    assert settings["ProtectSystem"] == "strict"
    assert settings["CapabilityBoundingSet"] == ""
    assert settings["UMask"] == "0077"
    assert settings["LimitCORE"] == "0", "a dump would hold the secrets"
    assert "ProcSubset" not in settings, "the metrics of the process need /proc/stat"


def test_no_credential_is_written_in_the_files() -> None:
    kept = blocks("secrets")
    assert all(f"./secrets/{name}}}" in where for name, where in kept.items())
    used = re.findall(r"^ +secrets: \[(.*)\]", COMPOSE, re.MULTILINE)
    assert {name for names in used for name in names.split(", ")} == set(kept)
    for _, value in re.findall(
        r"(\w*(?:PASSWORD|SECRET|DATABASE)_FILE)[:=] ?(\S+)", COMPOSE + UNIT
    ):
        assert value.startswith(("/run/secrets/", "%d/"))
    assert not re.findall(r"://[^/\s]*:[^/\s]*@", COMPOSE + UNIT)
    assert set(re.findall(r"%d/(\w+)", UNIT)) == set(re.findall(r"LoadCredential=(\w+):", UNIT))


@pytest.mark.proof
def test_nodes_have_a_role_that_owns_their_database_and_nothing_else(tmp_path: Path) -> None:
    database = blocks("services")["database"]
    assert "./database.sql:/docker-entrypoint-initdb.d/" in database
    assert "POSTGRES_USER" not in database, "it would be a superuser"
    password, url, secrets = (tmp_path / name for name in ("password", "url", "secrets"))
    password.write_text("it's a secret\n")
    script = (DEPLOY / "database.sql").read_text()
    assert "/run/secrets/database_password" in script
    write_keys(secrets, [new_key()])
    with running_postgres(RELAXED) as server:
        address = f"127.0.0.1:{server.port}"
        made = subprocess.run(
            [programs() / "psql", "--no-psqlrc", "--set=ON_ERROR_STOP=1", server.url("postgres")],
            input=script.replace("/run/secrets/database_password", str(password)),
            capture_output=True,
            text=True,
            check=False,
        )
        assert (made.returncode, made.stderr) == (0, "")
        with pytest.raises(psycopg.OperationalError, match="password authentication failed"):
            psycopg.connect(server.url_by_port("postgres"))
        url.write_text(f"postgresql://fourfold:it%27s%20a%20secret@{address}/fourfold")
        assert run("upgrade", "--database-file", str(url)).returncode == 0
        with node(tmp_path, url.read_text(), secrets) as there, pair(there.url) as game:
            game.play("0 a1")
        with psycopg.connect(url.read_text()) as connection:
            (rights,) = connection.execute(
                "SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls"
                " FROM pg_roles WHERE rolname = current_user"
            )
            owned = connection.execute(
                "SELECT datname FROM pg_database WHERE datdba = ("
                "SELECT oid FROM pg_roles WHERE rolname = current_user)"
            ).fetchall()
    assert (rights, owned) == ((False,), [("fourfold",)])


def test_nginx_knows_the_nodes_of_the_containers() -> None:
    services = blocks("services")
    addresses = {
        name: address
        for name, service in services.items()
        for address in re.findall(r"ipv4_address: ([\d.]+)", service)
    }
    assert re.findall(r"server (\S+):4040", PROXY) == [addresses[f"node{n}"] for n in (1, 2, 3)]
    assert f"FOURFOLD_TRUSTED_PROXIES: {addresses['nginx']}\n" in COMPOSE
